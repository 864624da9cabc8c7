import { useEffect, useEffectEvent, useState } from "react";
import { DAY_NAMES } from "#texts/days.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { parseDay } from "../../../domain/catalogue/parse-day.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { FindResult } from "../../../domain/desk/bookings/find-schema.ts";

const PAUSE_MS = 120;
const LEAST_LETTERS = 2;

type Answer = { of: string; found: FindResult | null };
export type CommandSearch = {
  found: FindResult | undefined;
  looking: boolean;
  failed: boolean;
};

export function useCommandSearch(typed: string, answered: (foundResult: FindResult | null) => void): CommandSearch {
  const text = typed.trim();
  const isLongEnough = text.length >= LEAST_LETTERS;
  const [answer, setAnswer] = useState<Answer>({ of: "", found: null });
  const reportAnswered = useEffectEvent(answered);
  useEffect(() => {
    if (!isLongEnough) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      const askedDay = parseDay(text, todayInTashkent(Date.now()), DAY_NAMES);
      const query = { query: askedDay ? askedDay.rest : text, on_day: askedDay?.day ?? null };
      void callDesk("rpc/admin_find", query).then((said) => {
        if (!current) return;
        const foundResult = said.ok ? said.value : null;
        setAnswer({ of: text, found: foundResult });
        reportAnswered(foundResult);
      });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, isLongEnough]);
  const isCurrent = answer.of === text;
  return {
    found: isLongEnough && isCurrent ? (answer.found ?? undefined) : undefined,
    looking: isLongEnough && !isCurrent,
    failed: isLongEnough && isCurrent && answer.found === null,
  };
}
