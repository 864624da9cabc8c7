import { expect, it, vi } from "vitest";
import { fakeBotApi } from "../functions/_shared/telegram/bot-api.fixture.ts";
import { deploySteps } from "./steps.ts";
import { tellTelegram } from "./telegram.ts";

const backendUrl = "https://backend.journey.uz";
const secrets = {
  TELEGRAM_BOT_TOKEN: fakeBotApi().config.token,
  TELEGRAM_BOT_NAME: "journey_bot",
  TELEGRAM_WEBHOOK_SECRET: "s".repeat(32),
};

it("tells Telegram the address of the function, its secret and the updates that it reads", async () => {
  const api = fakeBotApi();
  await tellTelegram({ secrets, backendUrl }, api.post);
  expect(api.calls).toEqual([
    {
      method: "setWebhook",
      body: {
        url: "https://backend.journey.uz/functions/v1/telegram",
        secret_token: secrets.TELEGRAM_WEBHOOK_SECRET,
        allowed_updates: ["message", "callback_query", "my_chat_member"],
      },
    },
  ]);
});

it("stops the deployment when Telegram does not know the bot, without its token", async () => {
  const wrong = { ...secrets, TELEGRAM_BOT_TOKEN: `1234:${"w".repeat(35)}` };
  await expect(tellTelegram({ secrets: wrong, backendUrl }, fakeBotApi().post)).rejects.toThrow(
    "Telegram refused the bot: 401 Unauthorized",
  );
});

it("is a step of a shop with a bot only, and asks nothing without one", async () => {
  const titles = (hasBot: boolean) =>
    deploySteps({ examples: false, owner: undefined, currency: undefined, projectId: "x", hasBot }).map(
      ({ title }) => title,
    );
  expect([titles(false), titles(true)].map((all) => all.includes("The Telegram bot"))).toEqual([false, true]);
  const post = vi.fn();
  await tellTelegram({ secrets: {}, backendUrl }, post);
  expect(post).not.toHaveBeenCalled();
});
