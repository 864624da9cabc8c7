// PostgreSQL cannot store NUL or unpaired surrogates; people do not type the other control characters.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unkeepable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

export const isPlainText = (text: string): boolean => !unkeepable.test(text);
