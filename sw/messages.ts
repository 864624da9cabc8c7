import * as v from "valibot";

/** What a page may say to the service worker; anything else is not for us and is left alone. */
const pageMessage = v.variant("type", [v.object({ type: v.literal("SKIP_WAITING") })]);

export type PageMessage = v.InferOutput<typeof pageMessage>;

export const parsePageMessage = (data: unknown): PageMessage | undefined => {
  const parsed = v.safeParse(pageMessage, data);
  return parsed.success ? parsed.output : undefined;
};
