import { expect, it } from "vitest";
import { acknowledgementsOf } from "./unseen-news.ts";

const at = "2027-04-10T10:00:00Z";
const news = [
  { id: "n1", kind: "meeting_changed", at, seen_at: null },
  { id: "n2", kind: "balance_due", at, seen_at: null },
  { id: "n3", kind: "names_wanted", at, seen_at: at },
];
const opened = { pushed: null, meetingBy: () => null };

it.each<[string, unknown, object, unknown[]]>([
  ["what the page shows, but not a meeting nobody confirmed", news, {}, [{ id: "n2", by: "page" }]],
  [
    "the meeting too when a mail led to the page",
    news,
    { meetingBy: () => "mail" },
    [
      { id: "n1", by: "mail" },
      { id: "n2", by: "page" },
    ],
  ],
  [
    "the news whose notification led to the page",
    news,
    { pushed: "n1" },
    [
      { id: "n1", by: "push" },
      { id: "n2", by: "page" },
    ],
  ],
  ["pushed news that the stored trip does not know yet", [], { pushed: "n9" }, [{ id: "n9", by: "push" }]],
  ["no news that was seen before", [news[2]], { pushed: "n3" }, []],
  ["nothing of an older server's answer", undefined, {}, []],
])("acknowledges %s", (_, listed, changes, expected) => {
  expect(acknowledgementsOf(listed, { ...opened, ...changes })).toEqual(expected);
});
