export declare const LETTER_TEXTS: {
    act: string;
    title: (bookings: number) => string;
    template: string;
    subject: string;
    body: string;
    hint: (placeholders: readonly string[]) => string;
    preview: string;
    previewOf: (reference: string) => string;
    to: (bookings: number, addresses: number) => string;
    skipped: (skipped: number) => string;
    why: (reference: string | null, reason: string) => string;
    send: (addresses: number) => string;
    again: string;
    back: string;
    close: string;
    progress: (done: number, all: number) => string;
    part: (queued: number, why: string) => string;
    done: (queued: number) => string;
    doneText: string;
};
export declare const RESEND: {
    act: string;
    done: string;
};
