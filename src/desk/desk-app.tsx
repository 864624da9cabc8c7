import { type ReactNode, Suspense } from "react";
import { useLocation, useRoutes } from "react-router-dom";
import { FRAME, NO_SUCH_DESK_PAGE } from "#texts/desk.ts";
import { EmptyState } from "../shared/ui/empty-state.tsx";
import { PreloadContext } from "../shared/ui/page/lazy-screen.tsx";
import { Page } from "../shared/ui/page/page.tsx";
import { RouteBoundary } from "../shared/ui/page/route-boundary.tsx";
import { Spinner } from "../shared/ui/spinner.tsx";
import { type ShowPreview, ShowPreviewContext } from "./catalogue/show-preview.ts";
import { DeskFrame } from "./frame/desk-frame.tsx";
import { deskRoutes, preloadDeskScreen } from "./routes.tsx";
import { IsOwnerContext } from "./shared/owner.ts";
import classes from "./desk-app.module.css";

const NotFound = () => (
  <Page title={NO_SUCH_DESK_PAGE.page}>
    <EmptyState title={NO_SUCH_DESK_PAGE.title}>{NO_SUCH_DESK_PAGE.text}</EmptyState>
  </Page>
);

type Props = {
  email: string;
  isOwner: boolean;
  connection: ReactNode;
  account: ReactNode;
  preview: ShowPreview;
};

export function DeskApp({ email, isOwner, connection, account, preview }: Props) {
  const { pathname } = useLocation();
  const screen = useRoutes([...deskRoutes, { path: "*", element: <NotFound /> }]);
  return (
    <PreloadContext value={preloadDeskScreen}>
      <ShowPreviewContext value={preview}>
        <IsOwnerContext value={isOwner}>
          <DeskFrame email={email} connection={connection} account={account} />
          <main id="content" tabIndex={-1} className={classes.main}>
            <RouteBoundary key={pathname}>
              <Suspense fallback={<Spinner />}>{screen}</Suspense>
            </RouteBoundary>
          </main>
          <footer className={`dim ${classes.footer}`}>
            {FRAME.version({ version: import.meta.env.VITE_APP_VERSION ?? "development" })}
          </footer>
        </IsOwnerContext>
      </ShowPreviewContext>
    </PreloadContext>
  );
}
