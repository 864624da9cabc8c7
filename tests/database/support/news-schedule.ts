import { createRandom } from "../../simulation/random.ts";
import { aLink, revoke, share } from "./companions.ts";
import type { Database } from "./database.ts";
import * as f from "./fixtures.ts";
import * as n from "./news.ts";

type Phone = {
  name: string;
  person: n.Person;
  channels: string[];
  seen: Set<string>;
  queued: string[];
  left: boolean;
};
type Push = { minute: number; name: string; news: string };

const STEPS = 16;

/** Two changes of the meeting and one revoked link happen at random steps among pushes, lost answers and late phones. */
export async function runNewsSchedule(db: Database, seed: number) {
  const dice = createRandom(seed);
  const random = (below: number): number => dice.int(0, below - 1);
  await db.exec("delete from private.news_deliveries");
  const { booking, departure } = await n.party(db, 5);
  const links = [2, 3, 4, 5].map((position) => aLink(position, `Phone ${position}`));
  for (const link of links) await share(db, booking, link);
  const lead = `${String(booking["customer_first_name"])} ${String(booking["customer_last_name"])}`;
  const persons: [string, n.Person][] = [
    [lead, n.lead(booking)],
    ...links.map((link): [string, n.Person] => [link.label, n.companion(link)]),
  ];
  const phones: Phone[] = persons.map(([name, person]) => ({
    name,
    person,
    channels: [],
    seen: new Set(),
    queued: [],
    left: false,
  }));
  for (const phone of phones)
    for (let device = random(3); device >= 0; device -= 1) phone.channels.push(await n.follow(db, phone.person));

  const changeAt = [1 + random(5), 7 + random(5)];
  const revokeAt = random(STEPS);
  const pushes: Push[] = [];
  const problems: string[] = [];
  let minute = 0;
  let newest = "";

  const send = async (isCalm: boolean) => {
    for (const one of await n.claim(db)) {
      const phone = phones.find(({ person }) => person.id === one.reader);
      if (!phone) continue;
      const fate = isCalm ? 0 : random(8);
      if (fate === 1) {
        await n.failed(db, one);
        continue;
      }
      if (fate === 2) {
        phone.channels = phone.channels.filter((id) => !String(one["endpoint"]).endsWith(id));
        await n.failed(db, one, { gone: true });
        continue;
      }
      if (phone.left) problems.push(`${phone.name} got news after the link was revoked`);
      if (phone.seen.has(one.news_id)) problems.push(`${phone.name} got news that it had acknowledged`);
      const last = pushes.findLast(({ name, news }) => name === phone.name && news === one.news_id);
      if (last && minute - last.minute < 1) problems.push(`${phone.name} got news twice within a minute`);
      pushes.push({ minute, name: phone.name, news: one.news_id });
      // The sender may die before it marks a push.
      if (fate !== 3) await n.sent(db, one);
    }
  };
  const deliver = async (phone: Phone) => {
    for (const news of phone.queued) {
      const answer = await n.acknowledge(db, phone.person, news);
      if (answer.ok) phone.seen.add(news);
    }
  };

  for (let step = 0; step < STEPS; step += 1) {
    if (changeAt.includes(step)) {
      await n.meet(db, departure, `0${step % 10}:${10 + step}`);
      const { news } = await f.view(db, booking);
      newest = (news as { id: string }[])[0]?.id ?? "";
    }
    const revoked = phones[1 + (seed % 4)];
    if (step === revokeAt && revoked) {
      await revoke(db, booking, { id: revoked.person.id });
      revoked.left = true;
    }
    const phone = phones[random(5)];
    const chance = random(4);
    if (phone && newest !== "" && chance === 0) phone.queued.push(newest);
    if (phone && chance === 1) for (const _ of [1, 2]) await deliver(phone);
    if (chance === 2) {
      const passed = 1 + random(3);
      await n.minutesPass(db, passed);
      minute += passed;
    }
    await send(false);
  }
  for (const phone of phones) await deliver(phone);
  for (let round = 0; round < 8; round += 1) {
    await n.minutesPass(db, 70);
    minute += 70;
    await send(true);
  }
  const unaware = phones.filter(({ left, seen }) => !left && !seen.has(newest));
  for (const { name, channels } of unaware)
    if (channels.length > 0 && !pushes.some((push) => push.name === name && push.news === newest))
      problems.push(`${name} never got the news`);
  return { departure, expected: unaware.map(({ name }) => name), problems };
}
