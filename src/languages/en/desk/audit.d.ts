export declare const AUDIT: {
    lead: string;
    label: string;
    who: string;
    whoHint: string;
    what: string;
    whats: {
        "": string;
        booking: string;
        payment: string;
        tour: string;
        package: string;
        destination: string;
        departure: string;
        guide: string;
        member: string;
        code: string;
        "gift card": string;
        review: string;
        rates: string;
        settings: string;
        trip_request: string;
        contact_message: string;
        mail: string;
    };
    columns: {
        when: string;
        what: string;
        about: string;
        who: string;
    };
    system: string;
    empty: {
        title: string;
        text: string;
    };
};
