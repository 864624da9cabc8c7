export declare const GUIDES: {
    lead: string;
    columns: {
        name: string;
        phone: string;
        email: string;
        status: string;
    };
    label: string;
    empty: {
        title: string;
        text: string;
    };
    add: string;
    edit: (name: string) => string;
    name: string;
    phone: string;
    email: string;
    active: string;
    endFirst: string;
    save: string;
    saved: string;
};
export declare const ACCOUNT: {
    none: string;
    noEmail: string;
    active: (email: string) => string;
    invited: (to: string, moment: string, until: string) => string;
    over: (to: string) => string;
    waiting: (to: string) => string;
    failed: (to: string) => string;
    noPhone: string;
    phone: (age: string, moment: string) => string;
    gone: (age: string) => string;
    invite: string;
    again: string;
    inviteTitle: (name: string) => string;
    inviteText: (email: string) => string;
    inviteAct: (email: string) => string;
    inviteDone: string;
    end: string;
    endTitle: (name: string) => string;
    endText: string;
    endDone: string;
    back: string;
};
export declare const GUIDE_DATA: {
    open: string;
    title: (name: string) => string;
    text: string;
    exportIt: string;
    erase: string;
    eraseTitle: (name: string) => string;
    eraseText: string;
    erased: string;
};
