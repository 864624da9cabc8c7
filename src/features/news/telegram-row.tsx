import { Button, Text } from "@mantine/core";
import { useCallback, useEffect, useMemo, useState } from "react";
import { NEWS_FAILURES, TELEGRAM } from "#texts/news.ts";
import { momentHere, language } from "#texts/write.ts";
import { readTelegram, startTelegram, stopTelegram, type TelegramChat } from "../../data/sync/news/telegram.ts";
import { textOfCode } from "../../domain/problem.ts";
import { problemOf } from "../../domain/result.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import type { TripReader } from "../../shared/trip/trip-slots.ts";
import classes from "./news.module.css";

type Answer = Awaited<ReturnType<typeof startTelegram>>;

export function TelegramRow({ reader: { kind: as, id, token } }: { reader: TripReader }) {
  const person = useMemo(() => ({ as, id, token }), [as, id, token]);
  const [chats, setChats] = useState<readonly TelegramChat[]>();
  const [link, setLink] = useState<{ href: string; chatsBefore: number }>();
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const showAnswer = useCallback((answer: Answer) => {
    setBusy(false);
    setFailed(answer.ok ? null : (textOfCode(NEWS_FAILURES, problemOf(answer)) ?? NEWS_FAILURES.other));
    if (!answer.ok) return;
    const { chats: now } = answer.value;
    setChats(now);
    if (answer.link) setLink({ href: answer.link, chatsBefore: now.length });
  }, []);
  const run = (work: () => Promise<Answer>) => {
    setBusy(true);
    void work().then(showAnswer);
  };
  const refresh = useCallback(() => void readTelegram(person).then(showAnswer), [person, showAnswer]);
  useEffect(() => {
    refresh();
    return onReturn(refresh, { on: ["visible", "focus", "online"] });
  }, [refresh]);

  const openLink = link && chats && chats.length <= link.chatsBefore ? link.href : null;
  return (
    <section className="stack tight">
      <h3>{TELEGRAM.title}</h3>
      <Text>{TELEGRAM.lead}</Text>
      {chats?.map((chat) => (
        <div key={chat.id} className={classes.head}>
          <p>{TELEGRAM.connected({ since: momentHere(chat.made_at) })}</p>
          <Button variant="default" disabled={busy} onClick={() => run(() => stopTelegram(person, chat.id))}>
            {TELEGRAM.stop}
          </Button>
        </div>
      ))}
      {openLink ? (
        <>
          <div>
            <Button component="a" href={openLink} target="_blank" rel="noreferrer">
              {TELEGRAM.open}
            </Button>
          </div>
          <Text role="status">{TELEGRAM.next}</Text>
        </>
      ) : null}
      {chats && !openLink ? (
        <div>
          <Button variant="default" loading={busy} onClick={() => run(() => startTelegram(person, language))}>
            {chats.length > 0 ? TELEGRAM.another : TELEGRAM.connect}
          </Button>
        </div>
      ) : null}
      {failed === null ? null : (
        <Text role="alert" className="problem">
          {failed}
        </Text>
      )}
      {chats || !failed ? null : (
        <div>
          <Button variant="default" loading={busy} onClick={refresh}>
            {TELEGRAM.again}
          </Button>
        </div>
      )}
    </section>
  );
}
