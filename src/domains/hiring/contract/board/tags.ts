import { z } from 'zod';
import { done, eachOnce, idParams, nameText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { MOST_MOVED } from './moves.ts';
import { refusalOfTag } from './refused-tags.ts';

export const MOST_TAGS = 60;

const personTag = z.object({ id: z.uuid(), name: z.string() });
export type PersonTag = z.infer<typeof personTag>;

export const someApplications = z.array(z.uuid()).min(1).max(MOST_MOVED).refine(eachOnce, 'Name each person once.');

export const listTags = contract({
  method: 'get',
  path: '/api/employer/person-tags',
  summary: 'The tags that my organization and those above it put on people, by name',
  response: z.object({
    /** `isOwn`: of the organization that the reader may delete it for, not of one above or below it. */
    items: z.array(personTag.extend({ isOwn: z.boolean() })),
  }),
});

export const createTag = contract({
  method: 'post',
  path: '/api/employer/person-tags',
  status: 201,
  summary: 'Add a tag; one that names a protected trait or stands for one is refused with the reason',
  body: z.strictObject({
    name: nameText(40, { missing: 'Give the tag a name.' }).superRefine((name, context) => {
      const message = refusalOfTag(name);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  }),
  response: personTag,
});

export const deleteTag = contract({
  method: 'delete',
  path: '/api/employer/person-tags/:id',
  summary: 'Delete a tag, and take it from everyone who has it',
  params: idParams,
  response: done,
});

export const tagPeople = contract({
  method: 'post',
  path: '/api/employer/people/tag',
  summary: 'Put a tag on people, or take it from them',
  body: z.strictObject({ applicationIds: someApplications, tagId: z.uuid(), isOn: z.boolean() }),
  response: done,
});
