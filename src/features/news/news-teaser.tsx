import { Button } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import { NEWS_PANEL, TELEGRAM_ALONE } from "#texts/news.ts";
import { readFollowed } from "../../data/local/followed-news.ts";
import { findPushManager, readNewsWays } from "../../data/sync/news/news-ways.ts";
import type { NewsWays } from "../../domain/news/push-device.ts";
import { runWhenIdle } from "../../shared/run-when-idle.ts";
import { NEWS_PANEL_ID, type TripReader } from "../../shared/trip/trip-slots.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import type { NewsProps } from "./news-panel.tsx";
import classes from "./news.module.css";

const NewsPanel = lazyPart<NewsProps>(async () => (await import("./news-panel.tsx")).NewsPanel, <Spinner />);

async function repairAddress(): Promise<void> {
  const { followAgain } = await import("../../data/sync/news/follow-news.ts");
  const manager = await findPushManager();
  if (manager) await followAgain(manager);
}

function useNewsWays(): NewsWays | null {
  const [ways, setWays] = useState<NewsWays | null>(null);
  useEffect(() => {
    readNewsWays().then(setWays, (error: unknown) => console.warn("The ways of the news could not be read:", error));
  }, []);
  return ways;
}

export function NewsTeaser({ reader }: { reader: TripReader }) {
  const { kind: as, id } = reader;
  const ways = useNewsWays();
  const [open, setOpen] = useState(false);
  const stored = useLiveQuery(() => readFollowed({ as, id }), [as, id]);
  const followed = stored && stored.endpoint !== "" ? stored : null;
  const isFollowed = followed !== null;
  useEffect(() => {
    if (!isFollowed) return;
    // Safari replaces an address without telling the worker.
    const repair = () =>
      repairAddress().catch((error: unknown) => console.warn("The news could not be followed again:", error));
    runWhenIdle(() => void repair());
  }, [isFollowed]);
  if (ways === null || (ways.push_key === null && ways.bot === null) || stored === undefined) return null;
  const { lead, leadWaiting } = ways.push_key === null ? TELEGRAM_ALONE : NEWS_PANEL;
  return (
    <Panel title={NEWS_PANEL.title} id={NEWS_PANEL_ID} className="screen-only">
      <div className={classes.head}>
        <p>{followed ? NEWS_PANEL.isOn : as === "waiting" ? leadWaiting : lead}</p>
        <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? NEWS_PANEL.hide : followed ? NEWS_PANEL.change : NEWS_PANEL.show}
        </Button>
      </div>
      {open ? <NewsPanel reader={reader} followed={followed} ways={ways} /> : null}
    </Panel>
  );
}
