import type { TextGroup, TextSetting } from "../../../domain/desk/settings/settings-form.ts";
type Label = {
    label: string;
    hint?: string;
    choices?: readonly {
        value: string;
        label: string;
    }[];
};
export declare const TEXT_LABELS: Readonly<Record<TextSetting, Label>>;
export declare const GROUPS: Readonly<Record<TextGroup, {
    title: string;
    lead: string;
}>>;
export declare const SETTINGS: {
    readonly ownersOnly: "Only owners can change these.";
    readonly save: "Save";
    readonly saved: "Settings saved";
    readonly notSaved: "Settings not saved";
    readonly unchanged: "Nothing was changed.";
    readonly prices: {
        readonly title: "Prices and deposit";
        readonly lead: "For new bookings. Bookings made before keep their fees and deposit.";
        readonly fees: "Taxes and fees (%)";
        readonly over: "Deposit for totals over ($)";
        readonly percent: "Deposit (%)";
        readonly percentHint: "Empty: travelers always pay in full";
        readonly days: "Balance due, days before departure";
        readonly wrong: {
            readonly fees_percent: "A whole percentage from 0 to 30";
            readonly over: "An amount such as 2000";
            readonly deposit_percent: "A whole percentage from 1 to 99, or empty";
            readonly balance_days_before: "Whole days from 0 to 365";
        };
    };
    readonly tiers: {
        readonly title: "Cancellation";
        readonly lead: (version: string) => string;
        readonly daysHead: "Days before departure, at least";
        readonly percentHead: "Refund (%)";
        readonly days: (place: number) => string;
        readonly percent: (place: number) => string;
        readonly add: "Add a step";
        readonly remove: (place: number) => string;
        readonly fee: "Fee per person in the earliest step ($)";
        readonly wrong: "Each step needs different whole days (the last one 0) and a whole percentage, and a later cancellation may not refund more. At most 8 steps.";
    };
    readonly currencies: {
        readonly title: "Currencies";
        readonly lead: "Prices are in dollars. Travelers can also see them in the ticked currencies.";
        readonly rates: "Set the rates";
        readonly charged: "The payment provider charges";
        readonly chargedHint: "As in your contract with the provider";
        readonly effect: (to: string, from: string, price: string | undefined) => string;
        readonly noRate: (to: string) => string;
    };
};
export {};
