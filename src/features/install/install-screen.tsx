import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { sharedAs } from "../../data/net/addresses.ts";
import { paths } from "../../shared/paths.ts";
import { titleOf } from "../../shared/site.ts";
import { Icon } from "../../shared/ui/icons/icon.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { PageMeta } from "../../shared/ui/page/page-meta.tsx";
import { install, isInstalledApp, useInstall } from "./install-store.ts";
import classes from "./install.module.css";
import { type Platform, platformOf, PLATFORMS } from "./platform.ts";
import { GUIDES } from "./steps.ts";
import { StepPicture } from "./step-picture.tsx";

/** How to do it by hand, where the browser offers no button. */
const InstallSteps = ({ platform }: { platform: Platform }) => {
  const { steps, note } = GUIDES[platform];
  return (
    <>
      <ol className={classes.steps}>
        {steps.map(({ picture, text }) => (
          <li key={text}>
            <StepPicture name={picture} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {note ? <p className={classes.note}>{note}</p> : null}
    </>
  );
};

const reasons = [
  "Opens from your home screen, without an address bar",
  "Your vouchers and the whole catalog, even offline",
  "A badge when a trip needs attention",
  "No store, no account, less than a photo's worth of room",
];

const State = () => {
  const { offer, installed } = useInstall();
  if (isInstalledApp()) return <p className={classes.state}>You are using the installed app. Nothing is left to do.</p>;
  if (installed) return <p className={classes.state}>Installed. Open it from your home screen or your apps.</p>;
  if (!offer) return null;
  return (
    <div className={classes.state}>
      Your browser can do it for you.
      <Button size="md" leftSection={<Icon name="download" />} onClick={() => void install()}>
        Install the app
      </Button>
    </div>
  );
};

export const InstallScreen = () => {
  const [own] = useState(() => platformOf(navigator));
  return (
    <Page narrow>
      <PageMeta
        title={titleOf("install")}
        description="Keep Journey to Uzbekistan on your phone or computer."
        {...sharedAs(paths.install())}
      />
      <PageHeading lead="Journey is an app as well as a website: add it to this device and it opens like any other.">
        {titleOf("install")}
      </PageHeading>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="check" size={22} /> {reason}
          </li>
        ))}
      </ul>
      <State />
      <section aria-labelledby="own-steps">
        <Title order={2} size="h3" id="own-steps">
          {GUIDES[own].title}
        </Title>
        <InstallSteps platform={own} />
      </section>
      <Title order={2} size="h3" mt="xl" mb="sm">
        Other devices
      </Title>
      {PLATFORMS.filter((platform) => platform !== own).map((platform) => (
        <details key={platform} className={classes.others}>
          <summary>{GUIDES[platform].title}</summary>
          <InstallSteps platform={platform} />
        </details>
      ))}
    </Page>
  );
};
