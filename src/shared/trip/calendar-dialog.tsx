import { Button, Group, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { FOLLOW_CALENDAR, SHARE_TRIP } from "#texts/trips.ts";
import { type CalendarCalls, type FollowedCalendar, webcalOf } from "../../domain/booking/trip/calendar-feed.ts";
import { textOfCode } from "../../domain/problem.ts";
import type { Result } from "../../domain/result.ts";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { copyText } from "../ui/toast/copy-text.ts";

type Props = { calls: CalendarCalls; onAddOnce: () => void; onClose: () => void };

const Link = ({ address, read_ago_ms }: { address: string; read_ago_ms: number | null }) => (
  <>
    <Text>{FOLLOW_CALENDAR.how}</Text>
    <Group>
      <Button component="a" href={webcalOf(address)} variant="default">
        {FOLLOW_CALENDAR.open}
      </Button>
      <Button variant="default" onClick={() => void copyText(address, FOLLOW_CALENDAR)}>
        {FOLLOW_CALENDAR.copy}
      </Button>
    </Group>
    <Text c="dimmed">
      {read_ago_ms === null ? FOLLOW_CALENDAR.notRead : FOLLOW_CALENDAR.read({ agoMs: read_ago_ms })}
    </Text>
  </>
);

export function CalendarDialog({ calls, onAddOnce, onClose }: Props) {
  const [followed, setFollowed] = useState<FollowedCalendar | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(true);
  const show = (answer: Result<FollowedCalendar>) => {
    setBusy(false);
    if (answer.ok) setFollowed(answer.value);
    setProblem(
      answer.ok
        ? null
        : (answer.code === "refused" && textOfCode(FOLLOW_CALENDAR.refusals, answer.reason)) || FOLLOW_CALENDAR.offline,
    );
  };
  useEffect(() => {
    void calls.read().then(show);
  }, [calls]);
  const run = async (verb: keyof CalendarCalls) => {
    setBusy(true);
    show(await calls[verb]());
  };
  return (
    <Dialog title={SHARE_TRIP.calendar} onClose={onClose}>
      <div className="stack tight">
        <Text>{FOLLOW_CALENDAR.onceWhat}</Text>
        <Group>
          <Button onClick={onAddOnce}>{FOLLOW_CALENDAR.once}</Button>
        </Group>
        <Title order={3} size="h5" mt="md">
          {FOLLOW_CALENDAR.title}
        </Title>
        <Text>{FOLLOW_CALENDAR.what}</Text>
        {problem === null ? null : <p role="alert">{problem}</p>}
        {followed?.address ? <Link address={followed.address} read_ago_ms={followed.read_ago_ms} /> : null}
        {followed && followed.others > 0 ? <Text>{FOLLOW_CALENDAR.others({ number: followed.others })}</Text> : null}
        {busy && !followed ? <Spinner /> : null}
        <Group>
          {!followed && !busy ? (
            <Button variant="default" onClick={() => void run("read")}>
              {FOLLOW_CALENDAR.again}
            </Button>
          ) : null}
          {followed && !followed.address ? (
            <Button variant="default" loading={busy} onClick={() => void run("follow")}>
              {FOLLOW_CALENDAR.follow}
            </Button>
          ) : null}
          {followed && (followed.address || followed.others > 0) ? (
            <Button variant="default" color="red" loading={busy} onClick={() => void run("stop")}>
              {FOLLOW_CALENDAR.stop}
            </Button>
          ) : null}
          <Button variant="default" onClick={onClose}>
            {FOLLOW_CALENDAR.done}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}
