import type { Segment } from '#domain/recordings/types.ts'

const J = 'Julius'
const M = 'Marta Oyelaran'
const T = 'Tomasz Wilk'

// What was said, with its milliseconds from the start: an invented pricing talk of an invented company.
const spoken: readonly (readonly [startMs: number, speaker: string, text: string])[] = [
  [4000, J, 'Good morning Marta, good morning Tomasz. Can you both hear me?'],
  [10000, M, 'Good morning. Yes, loud and clear.'],
  [14000, T, "Morning. I'm on the train, so, um, I may go on mute now and then."],
  [21000, J, "That's fine. The recording is running and all three of us agreed to it."],
  [26628, J, 'Let me share my screen with the agenda.'],
  [
    33000,
    J,
    'Today is about one thing, pricing. At the end I want a number that Marta can put in front of Kestrel Health next week.',
  ],
  [
    47000,
    M,
    "Good. I'll be honest, I have changed the price list four times since April and I don't trust any of the versions.",
  ],
  [62000, J, "Let's start with what they pay today, before we talk about what we want."],
  [130000, M, 'Kestrel Health already pays €11,400 a year for manual logging in two depots.'],
  [
    139000,
    M,
    'That is two people walking around with clipboards twice a day, and then somebody types it into a spreadsheet.',
  ],
  [151000, J, 'And who signs that invoice?'],
  [
    154000,
    M,
    'The depot manager signs it herself, because anything under twelve thousand needs no approval from finance.',
  ],
  [
    167000,
    J,
    'So a per-depot price under that figure needs no new approval. That is the most useful thing I have heard this month.',
  ],
  [
    220000,
    T,
    'Can I ask a question? Are we still selling the sensors, or are we selling, you know, the record?',
  ],
  [232000, J, "That's the real question. What did the depot team say they were buying?"],
  [
    245000,
    M,
    "They said they don't care about the sensor at all. The depot team buys certainty for an auditor, and that budget is three times the size of the hardware line.",
  ],
  [
    264000,
    J,
    'Then Northlight should stop selling sensors and start selling a guaranteed temperature record.',
  ],
  [
    273000,
    M,
    'Every competitor in the cold chain quotes hardware first and treats the temperature record as a free extra.',
  ],
  [555000, J, 'Tell me about the alarms. Last time you said accuracy was the main argument.'],
  [564000, T, 'It turns out the alarm rate matters more than the accuracy figure.'],
  [
    571000,
    T,
    'One false alarm a week is the limit the Leiden depot manager named, and we are at about three.',
  ],
  [584000, M, "If we get that to one, I'll send them a case of wine."],
  [590000, J, 'Do we have the raw alarm log from Leiden, or only the summary?'],
  [596000, M, "Only the summary. I'll ask Leiden for the full alarm log by Friday."],
  [605000, T, 'With the raw log I can see which doors cause the false alarms.'],
  [980000, J, 'Now the number. What did the last quote say?'],
  [
    986000,
    M,
    'The last quote said €1,150 per depot with a setup fee of €2,000, and they went quiet for five weeks.',
  ],
  [
    1000000,
    J,
    'Nobody goes quiet over a price they can approve themselves. The setup fee is what sends it to finance.',
  ],
  [
    1012000,
    T,
    'Our cost per depot is about €310 a month once the gateway is installed, so anything above €700 is healthy.',
  ],
  [1028000, M, "Maybe I'll try 850 and see what happens."],
  [
    1034000,
    J,
    'At 850 you are at twenty thousand a year for two depots, and that is twice what they pay for the clipboards. At 790 with the audit export included you replace three budgets instead of one.',
  ],
  [1053000, M, "Okay, I can live with that. Let's go with €790 per depot per month."],
  [1061000, J, 'Agreed.'],
  [1064000, T, 'Agreed from my side too.'],
  [1069000, J, 'And the setup fee?'],
  [1072000, M, 'Gone. We will not charge a setup fee, and we will offer an eight-week exit instead.'],
  [1084000, J, 'Eight weeks is generous, but it tells them you are not afraid of being measured.'],
  [1530000, J, "Let's talk about the audit export. Where is it today?"],
  [1536000, T, "It's on the roadmap for September."],
  [1541000, J, 'I would recommend putting the audit export in the contract, not in the roadmap.'],
  [1546623, J, 'An auditor cannot plan with a roadmap.'],
  [1555000, M, 'Yes. Decision: the audit export goes into the contract as a named deliverable.'],
  [1568000, T, "We haven't decided who writes the export format, though."],
  [1575000, J, 'That can wait until they have signed.'],
  [2042000, J, 'Capacity. How many depots can you carry, Tomasz?'],
  [
    2048000,
    T,
    'I can support six depots without a new hire. The seventh depot sets the date for field operations.',
  ],
  [
    2060000,
    M,
    "A field operations lead costs us around €58,000 a year, which is six depots' margin at this price.",
  ],
  [2074000, J, 'So the price, the margin and the hire are one and the same model.'],
  [2079495, J, 'Tomasz, can you build a cost model for depots one to ten?'],
  [2087000, T, "Sure, I'll have it by Thursday."],
  [2093000, J, 'One page, please, not a workbook with fourteen tabs.'],
  [2098000, T, 'One page. Understood.'],
  [
    2472000,
    M,
    "There is one gap. I don't have the actual invoices from Kestrel, only what the manager told me on the phone.",
  ],
  [2484000, J, 'Who can get them?'],
  [
    2487000,
    M,
    'Ana knows their accounts person. Ana will pull the logging invoices from Kestrel this afternoon.',
  ],
  [2498000, J, 'Perfect. With the invoices we argue from their own numbers and not from ours.'],
  [
    3167000,
    T,
    'They will ask about the exit again. Their lawyer always asks what happens to the data when they leave.',
  ],
  [
    3178000,
    J,
    "The Quayside contract has a good clause for that. I'll send you both the exit clause from the Quayside contract tomorrow.",
  ],
  [3190000, M, 'Thank you, that would save me a day with our lawyer.'],
  [3858000, J, 'Let me put it this way. If somebody at Kestrel says it is too expensive, what will you say?'],
  [3869000, M, 'That it costs less than the clipboards once you count the two hours a day of typing.'],
  [
    3880000,
    J,
    "Good. Don't say anything about sensors. We won't know whether the message works until you have said it out loud to three people.",
  ],
  [4121000, J, 'So, who writes the quote?'],
  [
    4125000,
    M,
    "I do. I'll redraft the quote at €790 per depot with the exit and the export, and I'll send it to you both by Monday.",
  ],
  [4141000, J, "By Monday is good. I'll review it the same evening."],
  [
    4815000,
    T,
    'One more thing on the alarm limit. At the moment it is only something she said in a corridor.',
  ],
  [4827000, J, 'Then the next step is to agree the false-alarm limit in writing with the Leiden depot.'],
  [4836000, M, 'Yes, before the quote goes out.'],
  [5270000, J, "Good. Let's meet again on Tuesday, after they have read the quote."],
  [
    5282000,
    J,
    'And Tomasz, we need to bring the cost model to the monthly check-in as well, so that the hire is decided on figures.',
  ],
  [5295000, M, 'Thank you, Julius. This was the first pricing talk that ended with a price.'],
  [5304000, J, "That's what we are here for. Have a good trip, Tomasz."],
  [5310000, T, 'Thanks. Bye.'],
]

/** The transcript of the demo's past session (4.12.5). */
export const demoTranscript: readonly Segment[] = spoken.map(([startMs, speaker, text], index) => ({
  index,
  line: index + 1,
  startMs,
  endMs: null,
  speaker,
  text,
}))
