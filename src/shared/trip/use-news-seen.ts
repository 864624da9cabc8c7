import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { type Acknowledgement, acknowledgementsOf, type MeetingBy } from "../../domain/news/unseen-news.ts";
import { isVisible, onReturn } from "../browser/wake-ups.ts";

const IN_SIGHT_MS = 2_000;

export function useNewsSeen(news: unknown, meetingBy: MeetingBy, acknowledge: (seen: Acknowledgement[]) => void): void {
  const { search } = useLocation();
  const pushed = new URLSearchParams(search).get("news");
  const due = JSON.stringify(acknowledgementsOf(news, { pushed, meetingBy }));
  useEffect(() => {
    if (due === "[]") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isVisible()) acknowledge(JSON.parse(due) as Acknowledgement[]);
      }, IN_SIGHT_MS);
    };
    wait();
    const stop = onReturn(wait, { on: ["visible"] });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [due, acknowledge]);
}
