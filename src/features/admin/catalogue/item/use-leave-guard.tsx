import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AskDialog } from "../../../../shared/ui/dialog/ask-dialog.tsx";
import { EDITOR } from "../../messages/catalogue.ts";

/** Asks before a link or the closing of the tab leads away from something unsaved. */
export function useLeaveGuard(dirty: boolean): ReactNode {
  const navigate = useNavigate();
  const [to, setTo] = useState<string>();

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
      setTo(`${link.pathname}${link.search}`);
    };
    window.addEventListener("beforeunload", onClose);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onClose);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [dirty]);

  if (to === undefined) return null;
  return (
    <AskDialog
      title={EDITOR.askLeave}
      onClose={() => setTo(undefined)}
      answers={[{ label: "Go on editing" }, { label: "Leave", tone: "main", onChoose: () => void navigate(to) }]}
    >
      <p>{EDITOR.leaveMeans}</p>
    </AskDialog>
  );
}
