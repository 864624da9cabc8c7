import { Component, type ReactNode, useEffect } from "react";
import { InstallInvitation } from "../../features/install/invitation.tsx";
import { useUpdate } from "../service-worker/update-store.ts";
import { startBadge } from "./app-badge.ts";
import { NoticeBar } from "./notice-bar.tsx";
import { useNotice } from "./notice-store.ts";
import { startPeriodicRefresh } from "./periodic-refresh.ts";
import { startSelfRepair } from "./self-repair.ts";

let started = false;

/** Once in the life of a page, however often React mounts it. */
const start = (): void => {
  if (started) return;
  started = true;
  startSelfRepair().catch((error: unknown) => console.warn("The self-repair did not start:", error));
  startPeriodicRefresh().catch((error: unknown) => console.warn("No periodic refresh:", error));
  startBadge();
};

/** An extra that breaks, where storage is refused, is not there; the page stays. */
class Extra extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** One thing at a time: a new version before a loss, a loss before an invitation. */
export const Late = () => {
  useEffect(start, []);
  const update = useUpdate(({ apply }) => apply !== undefined);
  const notice = useNotice((state) => state.notice !== undefined);
  return (
    <>
      <NoticeBar />
      <Extra>{update || notice ? null : <InstallInvitation />}</Extra>
    </>
  );
};
