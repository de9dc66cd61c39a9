import type { FAQPage, Service as ServiceData } from 'schema-dts'
import { absolute, firmByName } from '#components/seo/firm.ts'
import { serviceCard } from '#data/link-pictures.ts'
import { servicePath, type Service } from '#data/services.ts'

export const serviceData = (service: Service): ServiceData => ({
  '@type': 'Service',
  'name': service.data.title,
  'serviceType': service.data.title,
  'description': service.data.description,
  'url': absolute(servicePath(service.id)),
  'image': absolute(serviceCard(service).path),
  'provider': firmByName,
})

/** The questions and answers that the page shows. */
export const questionsData = (questions: { title: string; text: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  'mainEntity': questions.map(({ title, text }) => ({ '@type': 'Question', 'name': title, 'acceptedAnswer': { '@type': 'Answer', text } })),
})
