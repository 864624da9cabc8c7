import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FIRST_STEPS } from "#texts/desk.ts";
import { shopState, type ShopState } from "../../../data/remote/desk/composed-calls.ts";
import {
  missingLiveChecks,
  nextStep,
  type FirstStep,
  STEPS,
  stepsDone,
} from "../../../domain/desk/today/opening-steps.ts";
import { LOCAL_STORAGE } from "../../../domain/device/stored-names.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { useShop } from "../../../shared/ui/shop.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import classes from "./first-steps.module.css";

function wasHidden(): boolean {
  try {
    return localStorage.getItem(LOCAL_STORAGE.firstStepsHidden) !== null;
  } catch {
    return false;
  }
}

function hideForGood(): void {
  try {
    localStorage.setItem(LOCAL_STORAGE.firstStepsHidden, "1");
  } catch {
    // Without storage the steps stay hidden until the page reloads.
  }
}

function pathOfStep(step: FirstStep, { newest_tour, health }: ShopState): string {
  if (step === "destination") return paths.adminDestination("new");
  if (step === "tour") return paths.adminTour("new");
  if (step === "departure") return newest_tour ? paths.adminItemDepartures(newest_tour) : paths.adminDepartures();
  if (step === "live") return paths.adminSettings();
  if (health?.payments !== "ready") return paths.adminManualBooking();
  return newest_tour ? paths.tour(newest_tour) : paths.tours();
}

function Next({ step, state, children }: { step: FirstStep; state: ShopState; children: ReactNode }) {
  const canBookByHand = step === "booking" && state.health?.payments !== "ready";
  const { text, act } = FIRST_STEPS.steps[step];
  return (
    <div className="stack tight">
      <p className={classes.text}>{canBookByHand ? FIRST_STEPS.byHandText : text}</p>
      {children}
      <div>
        <ButtonLink to={pathOfStep(step, state)} size="sm">
          {canBookByHand ? FIRST_STEPS.byHand : act}
        </ButtonLink>
      </div>
    </div>
  );
}

export function FirstSteps() {
  const { email } = useShop();
  const [hidden, setHidden] = useState(wasHidden);
  const state = useDeskRead({ key: "shop", ask: shopState }).value;
  if (hidden || !state) return null;
  const missingChecks = missingLiveChecks(state.health, email !== "");
  const nextOpenStep = nextStep(state, missingChecks);
  if (nextOpenStep === null) return null;
  const doneSteps = stepsDone(state, missingChecks);
  const hideSteps = () => {
    hideForGood();
    setHidden(true);
  };
  return (
    <Panel title={FIRST_STEPS.title} className={classes.panel}>
      <div className={`row ${classes.head}`}>
        <p className="dim">
          {FIRST_STEPS.lead({ done: STEPS.filter((step) => doneSteps[step]).length, all: STEPS.length })}
        </p>
        <Button variant="subtle" size="xs" onClick={hideSteps}>
          {FIRST_STEPS.hide}
        </Button>
      </div>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step} aria-current={step === nextOpenStep ? "step" : undefined}>
            <strong>{FIRST_STEPS.steps[step].title}</strong>
            {doneSteps[step] ? <span className="dim"> ✓ {FIRST_STEPS.done}</span> : null}
            {step === nextOpenStep ? (
              <Next step={step} state={state}>
                {step === "live" ? (
                  <ul>
                    {missingChecks.map((check) => (
                      <li key={check}>{FIRST_STEPS.checks[check]}</li>
                    ))}
                  </ul>
                ) : null}
              </Next>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
