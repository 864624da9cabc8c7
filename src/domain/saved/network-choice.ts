/** What a browser tells of the network it is on; most tell nothing. */
export type NetworkFacts = { type?: string | undefined; saveData?: boolean | undefined };

export type NetworkKind = "free" | "metered" | "unknown";

/** A traveller who asked the phone to save data means it on any network. */
export function networkKind({ type, saveData }: NetworkFacts): NetworkKind {
  if (saveData === true || type === "cellular") return "metered";
  return type === "wifi" || type === "ethernet" ? "free" : "unknown";
}
