import { type FactName } from "../../../domain/catalogue/good-to-know.ts";
export declare const GOOD_TO_KNOW: Record<FactName, string>;
/** A newer version of the app may have stored facts that this one does not know. */
export declare const factsOf: (facts: Readonly<Record<string, string>>) => [label: string, text: string][];
