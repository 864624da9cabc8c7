import { prefix } from "#words/language.ts";

export const pathHere = (): string => window.location.pathname.slice(prefix.length) || "/";
