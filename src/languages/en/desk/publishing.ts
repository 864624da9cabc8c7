import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { momentInTashkent } from "../write.ts";

export const DRAFT_MARK = {
  draft: "Draft",
  scheduled: (at: number) => `Draft, goes on sale ${momentInTashkent(at)}`,
  late: "Draft, not published on time",
};

export const PUBLISHING = {
  title: "Draft",
  hidden: "Travelers don't see this draft and can't book it.",
  scheduled: (at: number) => `It is published on ${momentInTashkent(at)}, Tashkent time.`,
  late: (at: number) =>
    `It was to be published on ${momentInTashkent(at)}, but a place or tour that it needs is archived or still a draft. Publish that first.`,
  saveDraft: "Save as draft",
  draftSaved: "Draft saved. Travelers don't see it yet.",
  saveFirst: "Save your changes first, then publish.",
  publish: "Publish now",
  published: "Published. Travelers see it with their next sync.",
  at: "Publish at (Tashkent time)",
  atInFuture: "Choose a time in the future.",
  schedule: "Schedule",
  unschedule: "Don't publish on its own",
  scheduleSaved: "Schedule saved",
  notSaved: "The draft was not changed",
  makeLink: "Make a preview link",
  link: "Preview link",
  linkLasts: (until: number) =>
    `Anyone with this link sees the draft until ${momentInTashkent(until)}. A new link replaces it.`,
};

export const DRAFT_PAGE = {
  notice: "This is a draft that is not on sale yet. Please don't share this page.",
  over: "This preview link has ended",
  overLead: "The draft was published, deleted, or the link was replaced.",
  failed: "The draft could not be loaded",
  all: { tour: "See all tours", package: "See all packages" } satisfies Record<
    Exclude<ItemKind, "destination">,
    string
  >,
};
