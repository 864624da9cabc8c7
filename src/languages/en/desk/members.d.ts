import type { DeskRole } from "../../../domain/access/desk-role.ts";
import type { Member } from "../../../domain/desk/people/member-schema.ts";
declare function memberStateText({ state, invited_at, until, mail, ended_at, ended_by, accepted_at, role }: Member, now: number): string;
export declare const MEMBERS: {
    lead: string;
    label: string;
    columns: {
        email: string;
        role: string;
        status: string;
        seen: string;
        by: string;
    };
    roles: {
        owner: string;
        office: string;
        guide: string;
    };
    empty: {
        title: string;
        text: string;
    };
    self: (email: string) => string;
    seen: (age_ms: number) => string;
    never: string;
    byOperator: string;
    standing: typeof memberStateText;
    rights: {
        owner: string;
        office: string;
    };
    toGuides: string;
    add: string;
    again: string;
    addTitle: string;
    address: string;
    role: string;
    send: string;
    sent: (to: string) => string;
    change: {
        owner: string;
        office: string;
    };
    changeTitle: (email: string, role: DeskRole) => string;
    changed: string;
    end: string;
    withdraw: string;
    endTitle: (email: string) => string;
    endText: string;
    withdrawTitle: (email: string) => string;
    withdrawText: string;
    ended: string;
    back: string;
};
export {};
