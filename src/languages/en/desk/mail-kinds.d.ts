import type { MailKind } from "../../../domain/contact/mail-kinds.ts";
export declare const MAIL_KINDS: Record<MailKind, string>;
