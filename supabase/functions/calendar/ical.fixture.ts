const UTC = /^\d{8}T\d{6}Z$/;
const DAY = /^\d{8}$/;
const STATUSES = ["TENTATIVE", "CONFIRMED", "CANCELLED"];
const ONCE = [
  "UID",
  "DTSTAMP",
  "DTSTART",
  "DTEND",
  "SUMMARY",
  "DESCRIPTION",
  "LOCATION",
  "SEQUENCE",
  "STATUS",
  "LAST-MODIFIED",
];

type Property = { name: string; params: string; value: string };
export type CalendarEvent = Readonly<Record<string, string>>;

const demand = (holds: boolean, rule: string) => {
  if (!holds) throw new Error(`Against RFC 5545: ${rule}`);
};

function propertiesOf(text: string): Property[] {
  demand(text.endsWith("\r\n") && !/(^|[^\r])\n|\r(?!\n)/.test(text), "3.1, lines end in CRLF");
  const lines = text.slice(0, -2).split("\r\n");
  for (const line of lines) demand(Buffer.byteLength(line) <= 75, "3.1, a line has at most 75 octets");
  return text
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .map((line) => {
      const match = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line);
      demand(match !== null, `3.1, a content line: ${line}`);
      demand(!/\p{Cc}/u.test(line.replaceAll("\t", "")), "3.1, no control characters");
      return { name: match?.[1] ?? "", params: match?.[2] ?? "", value: match?.[3] ?? "" };
    });
}

function unescapeText(value: string): string {
  demand(!/(^|[^\\])(\\\\)*[;,]/.test(value), "3.3.11, commas and semicolons are escaped");
  demand(!/(^|[^\\])(\\\\)*\\([^\\;,nN]|$)/.test(value), "3.3.11, no other escapes");
  return value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === "n" ? "\n" : letter));
}

/** Reads a calendar of one event by the rules of RFC 5545 and shares no code with the writer. */
export function parseCalendar(text: string): { calendar: CalendarEvent; event: CalendarEvent } {
  const properties = propertiesOf(text);
  const names = properties.map(({ name, value }) => (/^(BEGIN|END)$/.test(name) ? `${name}:${value}` : name));
  const [starts, ends] = [names.indexOf("BEGIN:VEVENT"), names.indexOf("END:VEVENT")];
  demand(names[0] === "BEGIN:VCALENDAR" && names.at(-1) === "END:VCALENDAR", "3.4, one iCalendar object");
  demand(starts > 0 && ends === names.length - 2, "3.6.1, one event");
  const read = (part: Property[]) =>
    Object.fromEntries(
      part.map(({ name, value }) => [
        name,
        /^(SUMMARY|DESCRIPTION|LOCATION|NAME)$/.test(name) ? unescapeText(value) : value,
      ]),
    );
  const inEvent = properties.slice(starts + 1, ends);
  for (const name of ONCE)
    demand(inEvent.filter((one) => one.name === name).length <= 1, `3.6.1, ${name} at most once`);
  const calendar = read(properties.slice(1, starts));
  const event = read(inEvent);
  demand(calendar["VERSION"] === "2.0" && Boolean(calendar["PRODID"]), "3.6, VERSION and PRODID");
  demand(Boolean(event["UID"]) && UTC.test(event["DTSTAMP"] ?? ""), "3.6.1, UID and DTSTAMP in UTC");
  for (const name of ["DTSTART", "DTEND"]) {
    const day = inEvent.find((one) => one.name === name);
    demand(day?.params === ";VALUE=DATE" && DAY.test(day.value), `3.8.2, ${name} is a date`);
  }
  demand((event["DTEND"] ?? "") > (event["DTSTART"] ?? ""), "3.6.1, DTEND is later than DTSTART");
  demand(/^\d+$/.test(event["SEQUENCE"] ?? "0"), "3.8.7.4, SEQUENCE is a number");
  demand(STATUSES.includes(event["STATUS"] ?? "CONFIRMED"), "3.8.1.11, STATUS of an event");
  demand(UTC.test(event["LAST-MODIFIED"] ?? "20260101T000000Z"), "3.8.7.3, LAST-MODIFIED in UTC");
  return { calendar, event };
}
