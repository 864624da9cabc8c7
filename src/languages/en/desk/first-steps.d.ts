import type { LiveCheck, FirstStep } from "../../../domain/desk/today/first-steps.ts";
type StepTexts = {
    title: string;
    text: string;
    act: string;
};
export declare const FIRST_STEPS: {
    title: string;
    lead: (done: number, all: number) => string;
    step: (step: FirstStep) => StepTexts;
    byHand: string;
    byHandText: string;
    done: string;
    check: (check: LiveCheck) => string;
    hide: string;
};
export {};
