import { useEffect, useEffectEvent, useState } from "react";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { parseDay } from "../../../domain/desk/departures/asked-day.ts";
import type { FindResult } from "../../../domain/desk/bookings/find-schema.ts";

const PAUSE_MS = 120;
const LEAST_LETTERS = 2;

type Answer = { of: string; found: FindResult | null };
export type CommandSearch = {
  found: FindResult | undefined;
  looking: boolean;
  failed: boolean;
};

export function useCommandSearch(typed: string, answered: (found: FindResult | null) => void): CommandSearch {
  const text = typed.trim();
  const asks = text.length >= LEAST_LETTERS;
  const [answer, setAnswer] = useState<Answer>({ of: "", found: null });
  const tell = useEffectEvent(answered);
  useEffect(() => {
    if (!asks) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      const asked = parseDay(text, todayInTashkent(Date.now()));
      const query = { query: asked ? asked.rest : text, on_day: asked?.day ?? null };
      void callDesk("rpc/admin_find", query).then((said) => {
        if (!current) return;
        const found = said.ok ? said.value : null;
        setAnswer({ of: text, found });
        tell(found);
      });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, asks]);
  const known = answer.of === text;
  return {
    found: asks && known ? (answer.found ?? undefined) : undefined,
    looking: asks && !known,
    failed: asks && known && answer.found === null,
  };
}
