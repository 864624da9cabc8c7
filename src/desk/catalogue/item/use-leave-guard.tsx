import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { EDITOR } from "#texts/desk-catalogue.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";

const isHeld = (state: unknown): boolean => typeof state === "object" && state !== null && "held" in state;

/** An extra history entry makes Back return to the editor's own entry instead of leaving. */
function pushGuardEntry(): void {
  const { state } = window.history;
  const historyIndex = Number((state as { idx?: unknown } | null)?.idx ?? 0) + 1;
  window.history.pushState({ ...(state as object | null), idx: historyIndex, held: true }, "");
}

/** The router handles Back first and cannot be stopped, so the guard adds one more step. */
function useLeaveConfirmation(dirty: boolean, ask: (leave: () => void) => void): void {
  const latestState = useRef({ dirty, ask });
  useEffect(() => {
    latestState.current = { dirty, ask };
  });
  useEffect(() => {
    if (dirty && !isHeld(window.history.state)) pushGuardEntry();
  }, [dirty]);
  useEffect(() => {
    const path = window.location.pathname;
    let isLeaving = false;
    const onPop = () => {
      const { state, location } = { state: window.history.state as unknown, location: window.location };
      if (isLeaving || isHeld(state) || location.pathname !== path) return;
      if (!latestState.current.dirty) {
        window.history.back();
        return;
      }
      pushGuardEntry();
      latestState.current.ask(() => {
        isLeaving = true;
        window.history.go(-2);
      });
    };
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, []);
}

export function useLeaveGuard(dirty: boolean, consequence = EDITOR.leaveMeans): ReactNode {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<() => void>();
  useLeaveConfirmation(dirty, (go) => setLeave(() => go));

  useEffect(() => {
    if (!dirty) return undefined;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (!(link instanceof HTMLAnchorElement) || modified || link.target || link.origin !== window.location.origin)
        return;
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => void navigate(`${link.pathname}${link.search}`));
    };
    window.addEventListener("beforeunload", onClose);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onClose);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [dirty, navigate]);

  if (leave === undefined) return null;
  return (
    <AskDialog
      title={EDITOR.askLeave}
      onClose={() => setLeave(undefined)}
      answers={[{ label: EDITOR.leave, tone: "main", onChoose: leave }, { label: EDITOR.stay }]}
    >
      <p>{consequence}</p>
    </AskDialog>
  );
}
