import { Button, Text } from "@mantine/core";
import { useState, useCallback, useEffect } from "react";
import { NEWS_FAILURES, NEWS_PANEL, NEWS_STATES } from "#texts/news.ts";
import { language } from "#texts/write.ts";
import { followNews, type FollowAnswer } from "../../data/sync/news/follow-news.ts";
import { findPushManager } from "../../data/sync/news/news-ways.ts";
import { unfollowNews } from "../../data/sync/news/page-news.ts";
import { KINDS_OF_READER, type NewsKind } from "../../domain/news/news-kinds.ts";
import { type FollowedNews, newsState, type NewsWays, type PushDevice } from "../../domain/news/push-device.ts";
import { textOfCode } from "../../domain/problem.ts";
import { isInstalledApp, platformOf } from "../../shared/browser/device.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { paths } from "../../shared/paths.ts";
import type { TripReader } from "../../shared/trip/trip-slots.ts";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { KindChoice } from "./kind-choice.tsx";
import { MessagePicture } from "./message-picture.tsx";
import { TelegramRow } from "./telegram-row.tsx";
import classes from "./news.module.css";

type PushProps = { reader: TripReader; followed: FollowedNews | null };
export type NewsProps = PushProps & { ways: NewsWays };

const readDevice = (): PushDevice => ({
  hasWorker: "serviceWorker" in navigator,
  hasPush: "PushManager" in window,
  permission: "Notification" in window ? Notification.permission : null,
  isIos: platformOf(navigator) === "ios",
  isInstalled: isInstalledApp(),
});

function usePushDevice(): [PushDevice, () => void] {
  const [device, setDevice] = useState(readDevice);
  const readAgain = useCallback(() => setDevice(readDevice()), []);
  useEffect(() => onReturn(readAgain, { on: ["visible", "focus"] }), [readAgain]);
  return [device, readAgain];
}

export const NewsPanel = ({ ways, ...push }: NewsProps) => (
  <div className={classes.body}>
    {ways.push_key === null ? null : <PushNews {...push} />}
    {ways.bot === null ? null : <TelegramRow reader={push.reader} />}
  </div>
);

function PushNews({ reader: { kind: as, id, token, title }, followed }: PushProps) {
  const [device, readAgain] = usePushDevice();
  const [off, setOff] = useState<NewsKind[]>(followed?.off ?? []);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const state = newsState(device, followed !== null);
  const isPossible = state === "ask" || state === "off" || state === "on";
  const notes = [...(isPossible ? [NEWS_PANEL.night] : []), ...(as === "companion" ? [] : [NEWS_PANEL.mails])];
  const kinds = KINDS_OF_READER[as];
  const example = as === "waiting" ? NEWS_PANEL.exampleWaiting : NEWS_PANEL.example;

  const run = async (work: () => Promise<FollowAnswer>) => {
    setBusy(true);
    const answer = await work();
    setFailed(
      answer.ok || answer.code === "denied" ? null : (textOfCode(NEWS_FAILURES, answer.code) ?? NEWS_FAILURES.other),
    );
    readAgain();
    setBusy(false);
    return answer.ok;
  };
  const follow = async (kindsOff: NewsKind[]): Promise<FollowAnswer> =>
    followNews({ as, id, token }, { off: kindsOff, language }, await findPushManager());
  const turnOn = () =>
    run(async () => {
      const permission = await Notification.requestPermission();
      return permission === "granted" ? follow(off) : { ok: false, code: "denied" };
    });
  const turnOff = () =>
    run(async () => {
      await unfollowNews({ as, id });
      return { ok: true };
    });
  const change = async (next: NewsKind[]) => {
    setOff(next);
    if (state === "on" && !(await run(() => follow(next)))) setOff(off);
  };

  return (
    <>
      <MessagePicture title={example.title} body={example.body({ trip: title })} />
      {state === "unsupported" ? <Text>{NEWS_STATES.unsupported}</Text> : null}
      {state === "denied" ? <Text>{NEWS_STATES.denied}</Text> : null}
      {state === "install_first" ? (
        <>
          <Text>{NEWS_STATES.install_first}</Text>
          <div>
            <ButtonLink to={paths.install()}>{NEWS_STATES.install}</ButtonLink>
          </div>
        </>
      ) : null}
      {isPossible ? (
        <>
          {kinds.length > 1 ? <KindChoice kinds={kinds} off={off} disabled={busy} change={change} /> : null}
          <div>
            {state === "on" ? (
              <Button variant="default" loading={busy} onClick={() => void turnOff()}>
                {NEWS_PANEL.turnOff}
              </Button>
            ) : (
              <Button loading={busy} onClick={() => void turnOn()}>
                {NEWS_PANEL.turnOn}
              </Button>
            )}
          </div>
        </>
      ) : null}
      {failed === null ? null : (
        <Text role="alert" className="problem">
          {failed}
        </Text>
      )}
      <Text c="dimmed" size="sm">
        {notes.join(" ")}
      </Text>
    </>
  );
}
