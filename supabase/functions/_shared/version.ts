/** package.json's; a function's bundle does not reach that far up, so a test holds the two equal. */
export const version = "0.1.0";
