import { Tabs, Text } from "@mantine/core";
import { useState } from "react";
import "@mantine/core/styles/Tabs.layer.css";
import { Navigate, useNavigate } from "react-router-dom";
import { AUTH_PAGE } from "#texts/auth.ts";
import { storedInvitation } from "../../shared/browser/stored-invitation.ts";
import { paths } from "../../shared/paths.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { ForgottenForm, NewPasswordForm, SignInForm, SignUpForm } from "./auth-forms.tsx";
import { storeSession, loadOwnRole } from "./keep-session.ts";
import { loadStoredSession, useSession, useNewPassword, type SessionState } from "./session-store.ts";
import classes from "./auth-screen.module.css";

export function AuthScreen() {
  const { name } = useShop();
  const navigate = useNavigate();
  const session = useSession();
  const { status } = session;
  const wantsNewPassword = useNewPassword(({ wanted }) => wanted);
  const [invitation] = useState(storedInvitation);
  const [tab, setTab] = useState<string | null>(invitation ? "sign-up" : "sign-in");
  const [forgotten, setForgotten] = useState<"no" | "asking" | "mailed">("no");
  const [created, setCreated] = useState(false);
  const [leading, setLeading] = useState(false);

  const openNextPage = async () => {
    // Supabase announces the session before the role is loaded, and the role decides where to go.
    setLeading(true);
    await loadOwnRole().catch((error: unknown) => console.warn("The role could not be read:", error));
    loadStoredSession();
    storeSession().catch((error: unknown) => console.warn("The session is not kept fresh:", error));
    const next = homeOf(useSession.getState());
    const isAwayFromDesk = useSession.getState().isAdmin && next !== paths.admin();
    toast({
      title: AUTH_PAGE.signedIn,
      tone: "success",
      ...(isAwayFromDesk && { link: { to: paths.admin(), label: AUTH_PAGE.openDesk } }),
    });
    void navigate(next, { replace: true });
  };
  const passwordSaved = () => {
    useNewPassword.setState({ wanted: false });
    toast({ title: AUTH_PAGE.passwordSaved, message: AUTH_PAGE.passwordSavedText, tone: "success" });
    void navigate(homeOf(session), { replace: true });
  };

  if (status === "loading") return <Spinner />;
  if (status === "signed-in" && !wantsNewPassword && !leading) return <Navigate to={homeOf(session)} replace />;
  return (
    <Page narrow route="auth" heading={null} description={AUTH_PAGE.description}>
      <meta name="robots" content="noindex" />
      <div className={classes.place}>
        <GirihStar size={48} />
        <PageHeading lead={invitation ? AUTH_PAGE.invitedLead[invitation.to] : AUTH_PAGE.lead}>
          {AUTH_PAGE.welcome({ shop: name })}
        </PageHeading>
        <div className={`surface ${classes.card}`}>
          {wantsNewPassword ? (
            <NewPasswordForm done={passwordSaved} />
          ) : (
            <Tabs value={tab} onChange={setTab} keepMounted>
              <Tabs.List grow mb="lg">
                <Tabs.Tab value="sign-in">{AUTH_PAGE.signIn}</Tabs.Tab>
                <Tabs.Tab value="sign-up">{AUTH_PAGE.signUp}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="sign-in">
                <Text role="status" mb={forgotten === "no" ? 0 : "sm"}>
                  {forgotten === "mailed" ? AUTH_PAGE.linkMailed : forgotten === "asking" ? AUTH_PAGE.linkOffer : ""}
                </Text>
                {forgotten === "asking" ? (
                  <ForgottenForm done={() => setForgotten("mailed")} back={() => setForgotten("no")} />
                ) : (
                  <SignInForm done={() => void openNextPage()} forgotten={() => setForgotten("asking")} />
                )}
              </Tabs.Panel>
              <Tabs.Panel value="sign-up">
                {created ? (
                  <Text role="status">{AUTH_PAGE.checkMail}</Text>
                ) : (
                  <SignUpForm
                    done={() => {
                      setCreated(true);
                      toast({ title: AUTH_PAGE.checkMail, tone: "success" });
                    }}
                  />
                )}
              </Tabs.Panel>
            </Tabs>
          )}
        </div>
      </div>
    </Page>
  );
}

function homeOf({ isGuide }: Pick<SessionState, "isGuide">): string {
  const invitation = storedInvitation();
  if (invitation) return paths[invitation.to]();
  return isGuide ? paths.guide() : paths.home();
}
