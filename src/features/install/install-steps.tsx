import classes from "./install.module.css";
import type { Platform } from "./platform.ts";
import { StepPicture } from "./step-picture.tsx";
import { GUIDES } from "./steps.ts";

/** How to do it by hand, where the browser offers no button. */
export const InstallSteps = ({ platform }: { platform: Platform }) => {
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
