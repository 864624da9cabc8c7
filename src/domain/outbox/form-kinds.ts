import type { MessageKind } from "./message-kinds.ts";

export const FORM_KIND_NAMES = ["contact_message", "trip_request"] as const satisfies readonly MessageKind[];

export type FormKind = (typeof FORM_KIND_NAMES)[number];

export const isFormKind = (kind: string): kind is FormKind => FORM_KIND_NAMES.some((name) => name === kind);
