import { waitingInvitation } from "../../shared/browser/invitation.ts";
import { paths } from "../../shared/paths.ts";
import type { SessionState } from "./session-store.ts";

export const homeOf = ({ isGuide }: Pick<SessionState, "isGuide">): string =>
  isGuide || waitingInvitation() !== null ? paths.guide() : paths.home();
