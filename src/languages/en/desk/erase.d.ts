export declare const ERASE: {
    typeIt: (expected: string) => string;
    notTyped: (expected: string) => string;
    act: string;
    back: string;
    file: (day: string) => string;
};
