import type { ReactNode } from "react";
import classes from "./install.module.css";

export type PictureName = "share" | "menu" | "row" | "home" | "address-bar" | "dock";

const Mark = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
    <rect width="24" height="24" rx="6" className={classes.mark} />
    <path d="M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500z" className={classes.markStar} />
  </g>
);

const Phone = ({ children }: { children: ReactNode }) => (
  <>
    <rect x="52" y="4" width="96" height="152" rx="14" className={classes.device} />
    <rect x="58" y="14" width="84" height="132" rx="6" className={classes.screen} />
    {children}
  </>
);

const Lines = ({ ys, x = 66, width = 68 }: { ys: readonly number[]; x?: number; width?: number }) =>
  ys.map((y) => <rect key={y} x={x} y={y} width={width} height="8" rx="3" className={classes.line} />);

const Window = ({ children }: { children: ReactNode }) => (
  <>
    <rect x="8" y="16" width="184" height="124" rx="8" className={classes.device} />
    <rect x="13" y="40" width="174" height="95" rx="3" className={classes.screen} />
    {children}
  </>
);

const stepShapes: Record<PictureName, ReactNode> = {
  share: (
    <Phone>
      <Lines ys={[26, 42, 58, 74]} />
      <rect x="58" y="124" width="84" height="22" className={classes.line} />
      <circle cx="100" cy="135" r="15" className={classes.spot} />
      <path d="M100 137v-11M96.500 129l3.500-3.500 3.500 3.500M95 133v8h10v-8" className={classes.stroke} />
    </Phone>
  ),
  menu: (
    <Phone>
      <rect x="58" y="14" width="84" height="20" className={classes.line} />
      <Lines ys={[48, 64, 80, 96, 112]} />
      <circle cx="133" cy="24" r="12" className={classes.spot} />
      <path d="M133 19v.010M133 24v.010M133 29v.010" className={classes.dots} />
    </Phone>
  ),
  row: (
    <Phone>
      <rect x="58" y="62" width="84" height="84" rx="6" className={classes.sheet} />
      <Lines ys={[70, 130]} />
      <rect x="62" y="88" width="76" height="30" rx="6" className={classes.spot} />
      <rect x="70" y="98" width="42" height="9" rx="3" className={classes.spotLine} />
      <path d="M120 95h14v14h-14zM127 98v8M123 102h8" className={classes.stroke} />
    </Phone>
  ),
  home: (
    <Phone>
      {[0, 1, 2, 3, 4].map((n) => (
        <rect
          key={n}
          x={67 + (n % 3) * 25}
          y={28 + Math.floor(n / 3) * 30}
          width="18"
          height="18"
          rx="5"
          className={classes.line}
        />
      ))}
      <Mark x={115} y={56} size={22} />
    </Phone>
  ),
  "address-bar": (
    <Window>
      <rect x="40" y="22" width="140" height="13" rx="6.500" className={classes.screen} />
      <Lines ys={[54, 70, 86]} x={28} width={110} />
      <circle cx="168" cy="28" r="12" className={classes.spot} />
      <path d="M162 24h12v7h-12zM166 34h4M168 20v7M165.500 25l2.500 2.500 2.500-2.500" className={classes.stroke} />
    </Window>
  ),
  dock: (
    <Window>
      <Lines ys={[50, 66]} x={28} width={110} />
      <rect x="36" y="106" width="128" height="26" rx="8" className={classes.line} />
      {[44, 66, 88].map((x) => (
        <rect key={x} x={x} y="111" width="16" height="16" rx="4" className={classes.screen} />
      ))}
      <Mark x={110} y={109} size={20} />
    </Window>
  ),
};

export const StepPicture = ({ name }: { name: PictureName }) => (
  <svg viewBox="0 0 200 160" className={classes.picture} aria-hidden="true" focusable="false">
    {stepShapes[name]}
  </svg>
);
