import type { Task } from './task.ts'

/** The board: cards, and what is kept next to them. */
export const boardTasks: readonly Task[] = [
  {
    id: 'add-a-card',
    title: 'Add a card',
    steps: [
      'Press New card, or the key shown on it.',
      'Write what has to happen as a sentence that begins with a verb.',
      'Give it a date and a priority, or leave both for later. Enter stores it.',
    ],
  },
  {
    id: 'move-a-card',
    title: 'Move a card',
    steps: [
      'Drag it to its column, or to its place within one.',
      'With the keyboard: focus the card and press Space, move it with the arrows, put it down with Space. Escape brings it back.',
      'Undo is in the message that confirms the move.',
    ],
  },
  {
    id: 'open-a-card',
    title: 'Open a card and change it in place',
    steps: [
      'Press the card. On the desktop it opens over the board, on the phone as a screen of its own.',
      'Press a field to change it; Enter stores a line, Ctrl and Enter a longer text.',
      'Where a card came from a session, the sentence stands on it. Press it to read it where it was said.',
    ],
  },
  {
    id: 'notes-and-files',
    title: 'Add notes and files to a card',
    steps: [
      'Open the card and choose Notes or Attachments.',
      'Type a note, or drop a photo, a document or a sound. An upload that is cut off goes on where it stopped.',
      'What you delete there can be brought back for 30 days.',
    ],
  },
  {
    id: 'find-a-card',
    title: 'Find a card',
    steps: [
      'Type into Search cards above the board. Titles, descriptions and labels are searched; Escape clears it.',
      'Columns or List shows the same cards in the form you prefer.',
    ],
  },
  {
    id: 'two-people',
    title: 'When two people edit the same field',
    steps: [
      'Whoever stores second is shown both texts.',
      'Keep yours, take theirs, or write a third. Nothing is overwritten without a choice.',
    ],
  },
  {
    id: 'archive-and-restore',
    title: 'Archive, restore, delete',
    steps: [
      'Archive a card that is over: it leaves the board and stays in the archive.',
      'Restore brings it back to where it was.',
      'Notes, check-ins and files that you delete can be brought back for 30 days.',
    ],
  },
  {
    id: 'decisions',
    title: 'Record a decision',
    steps: [
      'Open Decisions and choose New decision.',
      'Write what has to be decided and why it matters.',
      'Press Mark as decided when it is, with the reason. In six months the reason is what you will look for.',
      'Ask for a review if you want your advisor to look at it first.',
    ],
  },
  {
    id: 'milestones',
    title: 'Plan milestones',
    steps: [
      'Add a milestone with its first and last day.',
      'Set its progress as you go. Every change is kept with its day.',
    ],
  },
  {
    id: 'check-ins',
    title: 'Write a check-in',
    steps: [
      'Open Board Check-ins and write what moved, what did not, and what you need.',
      'Your advisor reads it before the next session. A check-in can be deleted by whoever wrote it, and brought back.',
    ],
  },
]
