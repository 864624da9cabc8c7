import type { ShowPreview } from "../../desk/catalogue/show-preview.ts";
import { DeskApp } from "../../desk/desk-app.tsx";
import { useSession } from "../../features/auth/session-store.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { ColorScheme } from "../shell/color-scheme.tsx";
import { ConnectionPill } from "../shell/connection-pill.tsx";
import { LanguageChoice } from "../shell/language-choice.tsx";
import { SessionButton } from "../shell/session-button.tsx";
import classes from "../shell/footer.module.css";

const Preview = lazyPart(async () => (await import("./item-preview.tsx")).ItemPreview, <Spinner />);

const showPreview: ShowPreview = (item) => <Preview {...item} />;
const ignoreLeave = () => undefined;

export function Desk() {
  const email = useSession((session) => session.user?.email ?? "");
  const isOwner = useSession((session) => session.isOwner);
  const account = (
    <>
      <LanguageChoice className={classes.link} />
      <ColorScheme />
      <SessionButton onClick={ignoreLeave} />
    </>
  );
  return (
    <DeskApp
      email={email}
      isOwner={isOwner}
      connection={<ConnectionPill inHeader />}
      account={account}
      preview={showPreview}
    />
  );
}
