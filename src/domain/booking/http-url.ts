/** The browser is sent there: nothing but the web, and no 'javascript:'. */
export const isHttpUrl = (url: string): boolean => /^https?:\/\/[^\s/]+/i.test(url);
