import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { sharePreview } from "../../data/net/addresses.ts";
import { useShop } from "../../shared/ui/shop.tsx";
import { paths } from "../../shared/paths.ts";
import { Icon } from "../../shared/ui/icons/icon.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { install, isInstalledApp, useInstall } from "./install-store.ts";
import classes from "./install.module.css";
import { type Platform, platformOf, PLATFORMS } from "./platform.ts";
import { INSTALL_STEPS } from "./steps.ts";
import { StepPicture } from "./step-picture.tsx";

function InstallSteps({ platform }: { platform: Platform }) {
  const { steps, note } = INSTALL_STEPS[platform];
  return (
    <>
      <ol className={`plain stack ${classes.steps}`}>
        {steps.map(({ picture, text }) => (
          <li key={text} className="surface">
            <StepPicture name={picture} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {note ? <p className="dim">{note}</p> : null}
    </>
  );
}

const reasons = [
  "Opens from your home screen, without an address bar",
  "Your vouchers and the whole catalog, even offline",
  "A badge when a trip needs attention",
  "No app store, no account, takes less space than a photo",
];

function State() {
  const { offer, installed } = useInstall();
  if (isInstalledApp()) return <p className={`surface row ${classes.state}`}>You are using the installed app.</p>;
  if (installed)
    return <p className={`surface row ${classes.state}`}>Installed. Open it from your home screen or your apps.</p>;
  if (!offer) return null;
  return (
    <div className={`surface row ${classes.state}`}>
      Your browser can install it for you.
      <Button size="md" leftSection={<Icon name="download" />} onClick={() => void install()}>
        Install the app
      </Button>
    </div>
  );
}

export function InstallScreen() {
  const { name } = useShop();
  const [own] = useState(() => platformOf(navigator));
  return (
    <Page
      narrow
      route="install"
      lead="Journey is an app as well as a website: add it to this device and it opens like any other."
      description={`Keep ${name} on your phone or computer.`}
      {...sharePreview(paths.install())}
    >
      <ul className={`plain stack tight ${classes.reasons}`}>
        {reasons.map((reason) => (
          <li key={reason} className="row">
            <Icon name="check" size={22} /> {reason}
          </li>
        ))}
      </ul>
      <State />
      <section aria-labelledby="own-steps">
        <Title order={2} size="h3" id="own-steps">
          {INSTALL_STEPS[own].title}
        </Title>
        <InstallSteps platform={own} />
      </section>
      <Title order={2} size="h3" mt="xl" mb="sm">
        Other devices
      </Title>
      {PLATFORMS.filter((platform) => platform !== own).map((platform) => (
        <details key={platform} className={classes.others}>
          <summary>{INSTALL_STEPS[platform].title}</summary>
          <InstallSteps platform={platform} />
        </details>
      ))}
    </Page>
  );
}
