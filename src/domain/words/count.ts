/** '1 seat', '4 seats'; `many` only where an s is not enough. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
