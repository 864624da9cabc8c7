export declare const ANSWER: {
    reply: string;
    replyTo: (name: string) => string;
    title: (name: string) => string;
    body: string;
    to: (email: string, subject: string) => string;
    send: string;
    back: string;
    queued: string;
};
export declare const REQUESTS: {
    label: string;
    empty: {
        title: string;
        text: string;
    };
    notMarked: string;
    markNew: string;
    markAnswered: string;
    write: (email: string) => string;
    call: (phone: string) => string;
    answeredOn: (moment: string) => string;
    columns: {
        name: string;
        about: string;
        kind: string;
        received: string;
        status: string;
        email: string;
    };
    from: (start: string) => string;
    until: (end: string) => string;
    budget: (cents: number) => string;
};
