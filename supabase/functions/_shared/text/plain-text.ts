// A database keeps no NUL and no half of a character; the other control characters have no business in what people type.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unkeepable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** Can be stored as it stands: an answer of 400 here instead of a failing database. */
export const isPlainText = (text: string): boolean => !unkeepable.test(text);
