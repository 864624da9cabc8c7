export const DESK_ROLES = ["owner", "office"] as const;
export type DeskRole = (typeof DESK_ROLES)[number];
