import { prefix } from "#words/language.ts";

/** The address of this page without the prefix of its language, as the routes name it. */
export const pathHere = (): string => window.location.pathname.slice(prefix.length) || "/";
