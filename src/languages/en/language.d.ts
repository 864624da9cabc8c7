import { type Language } from "../languages.ts";
export declare const language: Language;
export declare const prefix: string;
